import type { Fault } from '@tresen/domain/kit/entities';

/** A fault as the API tells it: its parameters are JSON text. */
export interface WireFault {
  readonly path: string;
  readonly code: string;
  readonly parameters: string | null;
}

/** A fault of the API as the words of the domain know it. */
export const readFault = ({ path, code, parameters }: WireFault): Fault =>
  ({ path, code, ...(parameters !== null && { parameters: JSON.parse(parameters) }) }) as Fault;
