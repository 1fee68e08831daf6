import { putFile, type RegisterSession, untilReachable } from '../protocol/index.ts';
import type { ExportedArchive } from '../tse/index.ts';

/** What the cloud says of an archive before it is sent. */
interface Announced {
  readonly id: string;
  readonly received: number;
  readonly pieceSize: number;
}

const mutation = `mutation($serial: String!, $name: String!, $size: Float!, $sha256: String!) {
  announceTseArchive(serial: $serial, name: $name, size: $size, sha256: $sha256) { id received pieceSize } }`;

/** Says which archive comes; one that broke off goes on where it was. */
export async function announceArchive(
  session: RegisterSession,
  { serial, name, bytes, sha256 }: ExportedArchive,
): Promise<Announced> {
  const variables = { serial, name, size: bytes.length, sha256 };
  return (await session.ask<{ announceTseArchive: Announced }>(mutation, variables)).announceTseArchive;
}

/** Sends what the cloud has not got of an announced archive, piece by piece. */
export async function sendArchive(
  session: RegisterSession,
  { id, received, pieceSize }: Announced,
  { bytes }: ExportedArchive,
): Promise<void> {
  for (let at = received; at < bytes.length; at += pieceSize) {
    const piece = bytes.subarray(at, at + pieceSize);
    const path = `/api/registers/tse-archives/${id}/${at}`;
    await untilReachable(async () => {
      const { status } = await putFile(
        session.server,
        path,
        await session.accessToken(),
        new Uint8Array(piece),
      );
      if (status !== 200) throw new Error(`the cloud did not take the archive (${status})`);
    });
  }
}
