import { swapStepStates, swapSteps } from '@tresen/domain/fiscal/swaps';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './swaps.module.css';
import type { SwapRow } from './swaps.queries.ts';
import { stateTexts, stepTexts, swapTexts } from './swaps-texts.ts';

/** How far a swap is: each step with its state, in their order. */
export const SwapStepList = ({ row: { steps, next } }: { readonly row: SwapRow }) => {
  const t = useTexts(swapTexts);
  const stepWords = useTexts(stepTexts);
  const stateWords = useTexts(stateTexts);
  return (
    <ol className={styles.steps}>
      {swapSteps.map((step) => {
        const told = steps.find((one) => one.step === step)?.state;
        const state = swapStepStates.find((one) => one === told) ?? 'open';
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={step === next ? 'step' : undefined}
            title={stateWords[state]}
          >
            <span className={styles.dot} aria-hidden="true" />
            {t.stepLabel(stepWords[step], stateWords[state])}
          </li>
        );
      })}
    </ol>
  );
};
