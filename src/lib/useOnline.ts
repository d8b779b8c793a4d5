import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange)

/** Whether the browser has a connection at this moment. Node knows none, and counts as online. */
export const isOnline = () => navigator.onLine !== false

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)
