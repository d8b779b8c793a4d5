import { useState } from 'react'

/**
 * The data, or the previous data while new data loads. For what `keepPreviousData` of TanStack Query does not keep: the
 * data of a query that is reset, and data computed from several queries.
 */
export function useLatestData<Data>(data: Data | undefined): Data | undefined {
  const [latest, setKept] = useState(data)
  if (data !== undefined && data !== latest) setKept(data)
  return data ?? latest
}
