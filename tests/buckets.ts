// @ts-expect-error: it has no types.
import S3rver from '@20minutes/s3rver'

export type Buckets = {
  /** The value of `S3_URL` for a bucket. */
  url(name: string): string
  close(): Promise<void>
}

/**
 * Starts a server that speaks the language of S3, with empty buckets in `directory`. A `strict` one checks signatures, and
 * lists nothing: it takes '/bucket/' for '/bucket', so that the signature of a list is wrong to it.
 */
export async function startBuckets(
  directory: string,
  names: readonly string[],
  { strict = false } = {},
): Promise<Buckets> {
  const server = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory,
    allowMismatchedSignatures: !strict,
    configureBuckets: names.map((name) => ({ name })),
  })
  const { port } = await server.run()
  return {
    url: (name) => `http://S3RVER:S3RVER@localhost:${port}/${name}?region=us-east-1`,
    close: () => server.close(),
  }
}
