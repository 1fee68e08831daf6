import { useQuery } from '@tanstack/react-query';
import { compareVersions } from '@tresen/domain/content/entries';
import { useMayUse } from '../../kit/session/index.ts';
import { type RegisterVersion, registerVersionsQuery } from './releases.queries.ts';

/** Registers whose version is older than another; what names no version is left out. */
export const laggingRegisters = (
  version: string,
  registers: readonly RegisterVersion[],
): readonly RegisterVersion[] =>
  registers.filter(({ posVersion }) => /^\d/.test(posVersion) && compareVersions(posVersion, version) < 0);

/** The company's own registers, where an application runs on them and the reader may see them. */
export const useOwnRegisters = (frontEnd: string | null): readonly RegisterVersion[] => {
  const mayUse = useMayUse('Query.devices');
  const isTheirs = frontEnd === 'Static_Pos';
  const { data = [] } = useQuery({ ...registerVersionsQuery, enabled: mayUse && isTheirs });
  return isTheirs ? data : [];
};
