import { type ComponentType, createContext, useContext } from 'react';

export interface HomePartProps {
  /** The business day that Home shows. */
  readonly today: string;
}

/** What a feature shows on Home behind its charts. */
export interface HomePart {
  readonly id: string;
  /** Loads its code by itself. */
  readonly Part: ComponentType<HomePartProps>;
}

const HomeParts = createContext<readonly HomePart[]>([]);

/** Hands the parts to Home from features that know dashboards themselves, so that neither imports the other twice. */
export const HomePartsProvider = HomeParts.Provider;

export const useHomeParts = (): readonly HomePart[] => useContext(HomeParts);
