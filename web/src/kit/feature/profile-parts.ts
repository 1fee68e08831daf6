import { type ComponentType, createContext, useContext } from 'react';

/** What a feature shows of a person's own on the profile. */
export interface ProfilePart {
  /** Shown to whoever may open this page, as the access table writes it. */
  readonly page: string;
  /** Loads its code by itself. */
  readonly Part: ComponentType;
}

const ProfileParts = createContext<readonly ProfilePart[]>([]);

/** Hands the parts of all areas to the profile, which knows no area. */
export const ProfilePartsProvider = ProfileParts.Provider;

export const useProfileParts = (): readonly ProfilePart[] => useContext(ProfileParts);
