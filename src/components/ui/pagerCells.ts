/** The cells of the pager: all pages, or `width` cells with the first, the last, a run around `page`, and gaps. */
export function pagerCells(page: number, pages: number, width = 11): (number | 'gap')[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pages <= width) return run(1, pages)
  const near = width - 2
  const half = Math.floor((width - 5) / 2)
  if (page <= near - half) return [...run(1, near), 'gap', pages]
  if (page > pages - near + half) return [1, 'gap', ...run(pages - near + 1, pages)]
  return [1, 'gap', ...run(page - half, page + half), 'gap', pages]
}
