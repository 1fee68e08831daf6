const standing = new WeakMap<HTMLElement, KeyframeEffect>();

/**
 * Moves what follows a pointer, to pixels of the window. By an animation that stands still: the browser then moves the
 * element's layer and nothing else. A changed style has Chromium order all layers of the page anew in each frame, which
 * took 13 of the 30 ms that a move takes above a grid of buttons on a slow device.
 */
export const moveLayer = (element: HTMLElement, x: number, y: number): void => {
  const transform = `translate(${x}px, ${y}px)`;
  // A page in memory has no animations.
  if (!('KeyframeEffect' in globalThis)) element.style.transform = transform;
  else effectOf(element).setKeyframes({ transform: [transform, transform] });
};

function effectOf(element: HTMLElement): KeyframeEffect {
  const known = standing.get(element);
  if (known) return known;
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' });
  new Animation(effect).pause();
  standing.set(element, effect);
  return effect;
}
