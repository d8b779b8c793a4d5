import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from './files.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Returns each group of files with circular imports, found as strongly connected components (Tarjan). */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  function visit(file: string) {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

test('import cycles of any length are found', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesOf(graph)).toEqual([['a', 'b', 'c']])
})

test('there are no import cycles, including types and lazy imports', () => {
  const files = ['src', 'server', 'mocks', 'stories', '.storybook'].flatMap((folder) => sourceFiles(folder))
  expect(circlesOf(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([])
})

test('there are no import cycles between the folders of the server', () => {
  // A file beside the folders counts by itself.
  const folderOf = (file: string) => /^server\/\w+\//.exec(file)?.[0] ?? file
  const graph = new Map<string, string[]>()
  for (const file of sourceFiles('server')) {
    const folder = folderOf(file)
    const others = importsOf(file)
      .map(folderOf)
      .filter((other) => other !== folder)
    graph.set(folder, [...(graph.get(folder) ?? []), ...others])
  }
  expect(graph.has('server/http/')).toBe(true)
  expect(circlesOf(graph)).toEqual([])
})
