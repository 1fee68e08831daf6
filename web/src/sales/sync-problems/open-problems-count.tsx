import { useQuery } from '@tanstack/react-query';
import type { CountProps } from '../../kit/feature/index.ts';
import { openProblemsQuery } from './sync-problems.queries.ts';

/** How many problems wait for a person, live. */
export const OpenProblemsCount = ({ children }: CountProps) =>
  children(useQuery(openProblemsQuery).data ?? 0);
