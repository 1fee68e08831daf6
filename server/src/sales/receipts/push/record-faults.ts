import { receiptPatterns } from '@tresen/domain/sales/receipts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { faultOf, faultsWithin, type JsonFault, schemaFaults } from '../../../kit/json-faults/index.ts';
import { parseJson } from '../../../kit/memory/index.ts';
import type { Origin } from './receipt-row.ts';

/** So many faults of one record are told; the others show once these are mended. */
const maxOfRecord = 10;
/** So many of one push; from then on each record tells its first one. */
const maxOfPush = 500;

const words = {
  [receiptPatterns.uuid.source]: 'a UUID in small letters',
  [receiptPatterns.uuidv7.source]: 'a UUID of version 7 in small letters',
  [receiptPatterns.instant.source]: 'a time in UTC with milliseconds: 2026-11-21T10:00:00.000Z',
  [receiptPatterns.exactPrice.source]: 'a price with a point and at most five places: 1.599',
};

/** The published schema itself decides, compiled to code when it is first asked: a hand-written check could drift from it. */
export const createValidator = <Valid>(schema: () => object): ((value: unknown) => value is Valid) => {
  let compiled: ValidateFunction<Valid> | undefined;
  return (value): value is Valid => {
    compiled ??= new Ajv2020({ strict: true, allowUnionTypes: true }).compile<Valid>(schema());
    return compiled(value);
  };
};

/** Tells what of a record does not follow a published schema. */
export const createExplainer =
  (schema: object) =>
  (value: unknown): readonly JsonFault[] =>
    schemaFaults(value, schema, maxOfRecord, words);

/** The value of a record's text, or why it is no JSON. */
export const parseRecord = (
  bytes: Buffer,
): { readonly value: unknown; readonly fault?: readonly JsonFault[] } => {
  try {
    return { value: parseJson(bytes.toString()) };
  } catch (error) {
    return { value: undefined, fault: [faultOf('', 'json', 'JSON', (error as Error).message)] };
  }
};

/** A record of a database that was never the register's. */
export const foreignFault = (databaseId: string, { databaseId: own }: Pick<Origin, 'databaseId'>) => [
  faultOf('/databaseId', 'ownDatabase', own, databaseId),
];

interface Problem {
  readonly path: string;
  readonly rule: string;
  readonly expected: number | string;
  readonly actual: number | string;
}

/** Why a record waits for a person, as a fault of it. */
export const faultOfProblem = ({ path, rule, expected, actual }: Problem): readonly JsonFault[] => [
  faultOf(path, rule, expected, actual),
];

/** Records of which another one is stored, or that the database does not hold: named by what stands in their way. */
export const faultOfStore = (path: string, rule: string): readonly JsonFault[] => [
  { path, rule, expected: null, actual: null },
];

/** The faults of the records of one push, with their places in it, as many as an answer may hold. */
export const createFaultList = () => {
  let left = maxOfPush;
  return (index: number, faults: readonly JsonFault[]): readonly JsonFault[] => {
    const told = faults.slice(0, Math.max(1, left));
    left -= told.length;
    return faultsWithin(index, told);
  };
};
