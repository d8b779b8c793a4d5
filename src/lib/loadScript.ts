/** Loads the script of an outside service. Rejects when it does not load. */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${new URL(src).hostname} did not load`))
    }
    document.head.append(script)
  })
