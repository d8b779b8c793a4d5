/** Draws a receipt and returns it as a real PNG file of a few kilobytes. */
export async function receiptPicture() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 160
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D
  paper.fillStyle = 'white'
  paper.fillRect(30, 5, 100, 150)
  paper.fillStyle = 'black'
  for (let line = 0; line < 11; line++) paper.fillRect(40, 18 + line * 12, line % 3 === 0 ? 50 : 80, 4)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob as Blob], 'receipt.png', { type: 'image/png' })
}
