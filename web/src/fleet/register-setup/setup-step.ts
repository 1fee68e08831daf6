import type { SetupDraft, SetupStep } from './setup-draft.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly draft: SetupDraft;
  /** A code that came with the address (verification_uri_complete of RFC 8628). */
  readonly code: string;
  /** Keeps the changes and shows the step. */
  readonly go: (step: SetupStep, changes?: Partial<SetupDraft>) => void;
  /** Keeps the changes and stays. */
  readonly keep: (changes: Partial<SetupDraft>) => void;
  /** Begins anew, for another register. */
  readonly restart: () => void;
}
