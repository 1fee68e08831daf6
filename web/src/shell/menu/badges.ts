import { createContext } from 'react';
import type { CountProps, LateCode } from '../../kit/feature/index.ts';

/** The counts that features registered, by the badge that entries name. */
export const Badges = createContext<Readonly<Record<string, LateCode<CountProps>>>>({});
