import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface SlidingProps extends ComponentProps<'div'> {
  /** MUI's word for "is to be seen"; by it a modal knows that its content comes and goes with a movement. */
  readonly in: boolean;
  readonly onEnter?: () => void;
  /** It is out of sight, and may be taken away. */
  readonly onExited?: () => void;
}

const milliseconds = 225;
const easing = 'cubic-bezier(0, 0, 0.2, 1)';

/**
 * Slides in from the end of the line, and out again. In place of MUI's `Slide`, which asks the browser twice for the
 * measures of a page that has just changed: half of the time of the frame in which a panel opens.
 */
export const Sliding = ({ in: isIn, onEnter, onExited, ref, ...panel }: SlidingProps) => {
  const node = useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(node, ref);
  const movement = useRef<Animation>(null);
  const enter = useEffectEvent(() => onEnter?.());
  const exited = useEffectEvent(() => onExited?.());
  useLayoutEffect(() => {
    if (!node.current) return;
    if (isIn) enter();
    const moving = movement.current ?? slideIn(node.current);
    movement.current = moving;
    moving.onfinish = isIn ? null : () => exited();
    if (moving.playbackRate > 0 !== isIn) moving.reverse();
  }, [isIn]);
  return <div ref={handleRef} {...panel} />;
};

/** From beyond the end of the line to where the style sheet has it: a share of its own width, so nothing is measured. */
function slideIn(panel: HTMLElement): Animation {
  const beyond = panel.matches(':dir(rtl)') ? '-100%' : '100%';
  const duration = isStill() ? 0 : milliseconds;
  return panel.animate([{ translate: beyond }, { translate: 'none' }], { duration, easing, fill: 'both' });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
