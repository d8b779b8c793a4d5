import { useState } from 'react'

/** The data, or while new ones are on their way those of before. */
export function useLatestData<Data>(data: Data | undefined): Data | undefined {
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
