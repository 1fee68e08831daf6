import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/index.ts';
import { usePageStands } from '../idle/index.ts';
import type { LeaveQuestion } from './leave-question.ts';
import { leaveTexts } from './leave-texts.ts';
import { answerLeaving, discardUnsaved, hasForms, isAsked, losesUnsaved, onUnsaved } from './unsaved.ts';

/** Loads what asks, beforehand. */
export const loadLeaveDialog = () => import('./leave-dialog.tsx');

const Question = lazy<ComponentType<LeaveQuestion>>(() =>
  loadLeaveDialog().then(
    ({ LeaveDialog }) => ({ default: LeaveDialog }),
    () => ({ default: PlainQuestion }),
  ),
);

/** Stands once around all pages, and guards as long as one of them has a form. The dialog's code comes with the form. */
export const LeaveGuard = () => (useSyncExternalStore(onUnsaved, hasForms) ? <Guard /> : null);

/** The code of the dialog has not arrived: the browser's own asks, so that nothing is lost for that. */
function PlainQuestion({ open, onStay, onLeave }: LeaveQuestion) {
  const t = useTexts(leaveTexts);
  useEffect(() => {
    if (!open) return;
    if (window.confirm(`${t.title}\n\n${t.text}`)) onLeave();
    else onStay();
  });
  return null;
}

function Guard() {
  const isAskedFor = useSyncExternalStore(onUnsaved, isAsked);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesUnsaved(currentLocation, nextLocation),
  );
  const stay = () => {
    blocker.reset?.();
    answerLeaving(false);
  };
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
    answerLeaving(true);
  };
  const open = isAskedFor || blocker.state === 'blocked';
  const stands = usePageStands();
  // Nobody who waits for the page leaves it with something typed: until it stands, its own files go first.
  if (!open && !stands) return null;
  return (
    <Suspense fallback={null}>
      <Question open={open} onStay={stay} onLeave={leave} />
    </Suspense>
  );
}
