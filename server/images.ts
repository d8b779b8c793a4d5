import { type Dirent, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { S3mini } from 's3mini'
import { withTimeout } from '../src/lib/withTimeout.ts'
import { type ImageStore, imageEndings, imageFolders, isImagePath, requireImagePath } from './store/images.ts'

const ifThere = <Value>(error: NodeJS.ErrnoException, otherwise: Value): Value => {
  if (error.code === 'ENOENT') return otherwise
  throw error
}

/** Keeps images as files in folders of `dataDir` that only their owner may read. */
export function folderImages(dataDir: string): ImageStore {
  const fileOf = (path: string) => join(dataDir, requireImagePath(path))
  return {
    async list() {
      const lists = imageFolders.map(async (folder) => {
        const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch((error) =>
          ifThere<Dirent[]>(error, []),
        )
        const files = entries.filter((entry) => entry.isFile())
        return files.map(({ name }) => `${folder}/${name}`).filter(isImagePath)
      })
      return (await Promise.all(lists)).flat()
    },
    read: async (path) =>
      isImagePath(path)
        ? readFile(fileOf(path)).then(
            (bytes) => new Uint8Array(bytes),
            (error) => ifThere(error, undefined),
          )
        : undefined,
    async stream(path) {
      if (!isImagePath(path)) return undefined
      const file = await stat(fileOf(path)).catch((error) => ifThere(error, undefined))
      return file && (await openAsBlob(fileOf(path))).stream()
    },
    async write(path, bytes) {
      const file = fileOf(path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, bytes, { mode: 0o600 })
    },
    async remove(path) {
      if (isImagePath(path)) await rm(fileOf(path), { force: true })
    },
    placeOf: fileOf,
  }
}

/** Milliseconds that a call of the bucket may take. */
const answerLimitMs = 20_000

/** The media type of an image by the end of its path. */
export const typeOf = (path: string): string =>
  Object.entries(imageEndings).find(([, ending]) => path.endsWith(`.${ending}`))?.[0] ??
  'application/octet-stream'

/**
 * Keeps images in a bucket of S3 or alike, which need not be public. `address` has key, secret, host, bucket and region
 * ('us-east-1' unless stated): 'https://key:secret@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1'.
 */
export function bucketImages(address: string): ImageStore {
  const url = new URL(address)
  const endpoint = url.origin + url.pathname.replace(/\/+$/, '')
  const account = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
  const s3 = new S3mini({ ...account, requestAbortTimeout: answerLimitMs })
  // Whoever reads slowly may take longer.
  const streaming = new S3mini(account)
  return {
    async list() {
      const lists = await Promise.all(imageFolders.map((folder) => s3.listObjects('/', `${folder}/`)))
      return lists.flatMap((list) => {
        if (list === null) throw new Error(`There is no bucket at ${endpoint}.`)
        return list.map(({ Key }) => Key).filter(isImagePath)
      })
    },
    async read(path) {
      const bytes = isImagePath(path) ? await s3.getObjectArrayBuffer(path) : null
      return bytes ? new Uint8Array(bytes) : undefined
    },
    async stream(path) {
      if (!isImagePath(path)) return undefined
      const answer = await withTimeout(streaming.getObjectResponse(path), answerLimitMs)
      return answer?.body ?? undefined
    },
    async write(path, bytes) {
      await s3.putObject(requireImagePath(path), Buffer.from(bytes), typeOf(path))
    },
    async remove(path) {
      if (isImagePath(path)) await s3.deleteObject(path)
    },
    placeOf: (path) => `${endpoint}/${path}`,
  }
}

/** The images of a shop with these settings: in the bucket of `S3_URL`, otherwise in the data folder. */
export const imagesOf = ({ S3_URL }: { S3_URL?: string | undefined }, dataDir: string): ImageStore =>
  S3_URL ? bucketImages(S3_URL) : folderImages(dataDir)
