import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type DocumentStorage, MissingObject } from './storage.ts'

interface BucketSettings {
  /** `https://host/bucket`. */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

/** Documents in a bucket of an S3-compatible server, addressed by path. */
export function bucketStorage({ url, region, accessKey, secretKey }: BucketSettings): DocumentStorage {
  const { origin, pathname } = new URL(url)
  const Bucket = pathname.replaceAll('/', '')
  const client = new S3Client({
    endpoint: origin,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Servers that are not AWS know no checksums in trailers. What is stored carries its own authentication.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length }))
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        throw error instanceof NoSuchKey ? new MissingObject(key) : error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    async *list(prefix = '') {
      let next: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }),
        )
        for (const { Key, LastModified, Size = 0 } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, size: Size, writtenAt: LastModified }
        }
        next = page.NextContinuationToken
      } while (next)
    },
  }
}
