import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SlowHint } from './slow-hint.tsx';

interface SubmitButtonProps {
  /** All fields are valid (IDN-45). */
  readonly isReady: boolean;
  /** The answer is on its way (IDN-46). */
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/** Sends a form of the public pages, and says so when the answer is slow. */
export const SubmitButton = ({ isReady, isSending, children }: SubmitButtonProps) => (
  <>
    <Button type="submit" variant="contained" size="large" disabled={!isReady} loading={isSending}>
      {children}
    </Button>
    <SlowHint isWaiting={isSending} />
  </>
);
