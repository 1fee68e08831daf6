import type { EntityName } from '@tresen/domain/kit/entities';
import { createContext, useContext } from 'react';
import type { BranchName, ReferenceSource } from '../form/index.ts';
import type { ReferredKind } from './record-kind.ts';

/** What forms of records need from areas that the kit does not know. */
export interface RecordEnvironment {
  /** Where records can belong; nobody is asked for fewer than two. */
  readonly branches: readonly BranchName[];
  /** In which prices are, for their sign: `EUR`. */
  readonly currency: string;
  /** Where each kind of record is searched. */
  readonly references: Readonly<Record<EntityName, RecordReferences>>;
  /** Where the linked registers of these branches are searched; null is all. */
  readonly devicesOf: (unitIds: readonly string[] | null) => NamedReferences;
}

/** What is referred to by an id. */
export interface NamedReferences extends ReferenceSource {
  /** What it is called; null when it is gone. */
  readonly nameOf: (id: string) => Promise<string | null>;
}

/** A kind of record that others refer to. */
export interface RecordReferences extends NamedReferences {
  readonly kind: ReferredKind;
}

const Environment = createContext<RecordEnvironment | undefined>(undefined);
export const RecordEnvironmentProvider = Environment.Provider;

export const useRecordEnvironment = (): RecordEnvironment => {
  const environment = useContext(Environment);
  if (!environment) throw new Error('a form of records outside of RecordEnvironmentProvider');
  return environment;
};
