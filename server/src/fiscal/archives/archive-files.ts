import { Readable } from 'node:stream';
import { maxPieceBytes } from '@tresen/domain/fiscal/archives';
import type { ArchivesPort } from './archives-port.ts';

/** What of an archive says where its octets lie. */
export interface KeptArchive {
  readonly tenantId: string;
  readonly id: string;
  readonly received: number;
}

/** Where the piece lies that begins at an octet. */
export const pieceOf = ({ tenantId, id }: Pick<KeptArchive, 'tenantId' | 'id'>, at: number): string =>
  `tse-archives/${tenantId}/${id}/${at}.part`;

/** Where pieces begin: all are full but the last. */
const pieceBegins = (received: number): readonly number[] =>
  Array.from({ length: Math.ceil(received / maxPieceBytes) }, (_, piece) => piece * maxPieceBytes);

/** The octets of an archive, piece after piece. */
export const archiveBytes = (files: ArchivesPort['files'], archive: KeptArchive): Readable =>
  Readable.from(piecesOf(files, archive), { objectMode: false });

export const removeArchiveFiles = async (
  files: ArchivesPort['files'],
  archive: KeptArchive,
): Promise<void> => {
  for (const at of pieceBegins(archive.received)) await files.remove(pieceOf(archive, at));
};

async function* piecesOf(files: ArchivesPort['files'], archive: KeptArchive): AsyncGenerator<Uint8Array> {
  for (const at of pieceBegins(archive.received)) {
    const file = await files.read(pieceOf(archive, at));
    if (!file) throw new Error(`a piece of the archive ${archive.id} is missing`);
    yield* file.bytes as AsyncIterable<Uint8Array>;
  }
}
