/** Formats a file size: '812 bytes', '46 KB', '1.4 MB'; a KB is 1024 bytes, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kb = Math.round(bytes / 1024)
  return kb < 1024 ? `${kb} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
