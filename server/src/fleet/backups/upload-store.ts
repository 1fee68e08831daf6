import type { Readable } from 'node:stream';
import { AppError } from '@tresen/domain/kit/errors';
import { DataStore, Upload } from '@tus/server';
import type { Ctx } from '../../kit/context/index.ts';
import type { Arrivals } from './arrivals.ts';
import type { Backup } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { takeParts } from './take-parts.ts';
import { beginBackup, completeBackup, forgetUpload, uploadOf } from './uploads.service.ts';

/**
 * Where an upload's bytes go for one register, as the tus library asks for it: rows say how far it is, parts lie on the
 * disk. It is made for each request, so whoever asks can reach nothing but its own.
 */
export class BackupUploads extends DataStore {
  readonly #ctx: Ctx;
  readonly #port: BackupsPort;
  readonly #arrivals: Arrivals;
  /** Read when the protocol asked for it: what changed since then is seen when a part is noted. */
  #read: Backup | undefined;

  constructor(ctx: Ctx, port: BackupsPort, arrivals: Arrivals) {
    super();
    this.#ctx = ctx;
    this.#port = port;
    this.#arrivals = arrivals;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    await beginBackup(this.#ctx, this.#port, { id, size, metadata: metadata ?? {} });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const backup = await uploadOf(this.#ctx, id);
    this.#read = backup;
    const isWhole = backup.received === backup.size;
    // Whoever compared it was killed.
    if (backup.state === 'uploading' && isWhole && (await completeBackup(this.#port, backup)))
      throw new AppError('NOT_FOUND', { what: 'backup' });
    return new Upload({
      id,
      size: backup.size,
      offset: backup.received,
      creation_date: backup.begunAt.toISOString(),
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const backup = this.#read?.id === id ? this.#read : await uploadOf(this.#ctx, id);
    const { key } = await this.#port.fileKeys.ofTenant(backup.tenantId);
    const arrival = this.#arrivals.goOn(id, offset);
    const received = await takeParts(this.#port, backup, key, arrival, stream).catch((error) => {
      this.#arrivals.forget(id);
      throw error;
    });
    const isWhole = received === backup.size && backup.state === 'uploading';
    const refused = isWhole ? await completeBackup(this.#port, backup, arrival) : undefined;
    if (refused) throw new AppError('FILE_UNREADABLE', { reason: refused });
    return received;
  }

  override async remove(id: string): Promise<void> {
    const backup = await uploadOf(this.#ctx, id);
    // What has arrived belongs to the people of the tenant.
    if (backup.state !== 'uploading') throw new AppError('FORBIDDEN');
    this.#arrivals.forget(id);
    await forgetUpload(this.#port, backup);
  }
}
