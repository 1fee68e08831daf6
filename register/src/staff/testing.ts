import { pbkdf2Sync } from 'node:crypto';
import { pinVerifierText } from '@tresen/domain/master-data/employees';
import type { Change } from '@tresen/domain/master-data/sync';
import { idOf } from '../master-data/testing/pages.ts';

const salt = Buffer.alloc(16, 7).toString('base64url');

/** A verifier of the cloud's format, made quickly. */
export const verifierOf = (pin: string): string => {
  const hash = pbkdf2Sync(pin, Buffer.from(salt, 'base64url'), 1_000, 32, 'sha256').toString('base64url');
  return pinVerifierText({ iterations: 1_000, salt, hash });
};

let seq = 0;

/** A waiter with a PIN, as the cloud sends them; give what the test is about. */
export const employeePut = (name: string, pin: string, content: object = {}): Change => {
  seq += 1;
  const usual = { role: 2, permissions: [], isActive: true, pinVerifier: verifierOf(pin) };
  return {
    ...{ seq, entity: 'employee', id: idOf(name), operation: 'put', version: seq },
    content: JSON.stringify({ name, ...usual, ...content }),
  };
};
