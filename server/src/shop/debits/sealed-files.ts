import type { Database } from '../../kit/db/pools.ts';
import { type SealedPlace, sealedColumn } from '../../kit/secrets/index.ts';
import { filePurpose } from './debit-file-content.ts';
import { readSealedFiles, updateSealedFile } from './sealed-files.store.ts';

/** The files for banks, which name accounts. */
export const sealedDebitFiles = (db: Database): SealedPlace =>
  sealedColumn(db, {
    name: 'shop_debit_files.sealed_content',
    purpose: filePurpose,
    read: readSealedFiles,
    replace: updateSealedFile,
  });
