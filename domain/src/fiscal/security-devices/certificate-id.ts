import { certificates } from './fiscal-codes.ts';

/** A certificate of the BSI as a device names it. */
export interface CertificateId {
  /** `BSI-K-TR-0490-2021`; as it was told where that is no such id. */
  readonly id: string;
  /** Where the list knows it. */
  readonly product: string | null;
  readonly isWellFormed: boolean;
}

const form = /^(?:BSI-K-TR-)?(\d{4})(?:-(\d{4}))?(?:\s*\[.*\])?$/i;

/** Reads the id of a certificate: many devices leave the year out, cloud ones add a mark in brackets. */
export const readCertificateId = (told: string): CertificateId => {
  const [, number, year] = form.exec(told.trim()) ?? [];
  if (number === undefined) return { id: told.trim(), product: null, isWellFormed: false };
  const known = certificates[number];
  const fullYear = year ?? known?.year;
  return {
    id: `BSI-K-TR-${number}${fullYear === undefined ? '' : `-${fullYear}`}`,
    product: known?.product ?? null,
    isWellFormed: fullYear !== undefined,
  };
};
