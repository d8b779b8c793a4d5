import { useState } from 'react'

/** The data, or the previous data while new data loads. */
export function useLatestData<Data>(data: Data | undefined): Data | undefined {
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
