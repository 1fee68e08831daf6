import { hash, randomBytes } from 'node:crypto';

/** The secret part of an invitation's link: 32 random bytes as text. The mail alone holds it. */
export const newInvitationCode = (): string => randomBytes(32).toString('base64url');

/** What is stored of a code. A plain hash suffices: nobody guesses 256 random bits. */
export const hashOfCode = (code: string): Buffer => hash('sha256', code, 'buffer');
