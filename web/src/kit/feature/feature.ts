import type { ComponentType, ReactNode } from 'react';
import type { RecordSearch } from '../search/index.ts';
import type { HomePart } from './home-parts.ts';
import type { ProfilePart } from './profile-parts.ts';

/** What the address has in place of the parts of a path that have a name: `{ printerId: '01a1…' }`, `{ '*': 'a/b' }`. */
export type PathParameters = Readonly<Record<string, string>>;

/** A page of a feature. Its rights stand in the access table of the domain under the same path. */
export interface Page {
  readonly path: string;
  /** Loads the page's code; called early when the address or the pointer announces the page. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Sends the page's first requests before its code has loaded, for what the address has in place of its parts. */
  readonly startRequests?: (params: URLSearchParams, path: PathParameters) => void;
  /** Its paths are views of one: what somebody types or has opened stays when they go from one to another. */
  readonly hasViews?: boolean;
}

/** A dialog that opens over any page while the address has `param=value`. */
export interface AddressDialog {
  readonly param: string;
  readonly value: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Props of a component that counts something; it shows what `children` makes of the count. */
export interface CountProps {
  readonly children: (count: number) => ReactNode;
}

/** A count at an entry of the menu; its code comes once the page stands. */
export interface Badge {
  /** The badge as entries name it (shell/navigation-table.ts). */
  readonly id: string;
  readonly load: () => Promise<{ readonly default: ComponentType<CountProps> }>;
}

/** What a feature brings to the app; the app is a list of them. */
export interface Feature {
  readonly pages?: readonly Page[];
  readonly dialogs?: readonly AddressDialog[];
  readonly badges?: readonly Badge[];
  readonly homeParts?: readonly HomePart[];
  readonly profileParts?: readonly ProfilePart[];
  /** How the search box finds records of the feature. */
  readonly search?: RecordSearch;
}
