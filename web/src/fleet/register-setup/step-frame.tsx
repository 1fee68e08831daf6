import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './register-setup.module.css';
import { setupTexts } from './register-setup-texts.ts';

interface StepFrameProps {
  readonly question: string;
  readonly children: ReactNode;
  readonly onBack?: () => void;
  /** The button that leads on. */
  readonly action?: ReactNode;
}

/** The frame of a step; its question gets the focus, so that it is read out when the step changes. */
export const StepFrame = ({ question, children, onBack, action }: StepFrameProps) => {
  const t = useTexts(setupTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {question}
      </h3>
      {children}
      <div className={styles.actions}>
        {onBack && (
          <Button color="inherit" onClick={onBack}>
            {t.back}
          </Button>
        )}
        <span className={styles.space} />
        {action}
      </div>
    </>
  );
};
