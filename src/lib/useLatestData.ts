import { useState } from 'react'

/** The data, or the previous while new data load; also where a query is reset, or for data of several queries. */
export function useLatestData<Data>(data: Data | undefined): Data | undefined {
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  return data ?? latest
}
