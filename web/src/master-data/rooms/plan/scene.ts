import { type Area, type Box, boundsOfAll, type Point } from '@tresen/domain/master-data/rooms/plan';
import type { CSSProperties } from 'react';

/** The part of the floor that shows: the room with some space around it, and whatever stands outside. In units of 10 cm. */
export interface Scene extends Area {
  readonly left: number;
  readonly top: number;
}

/** Space around room and tables. */
const margin = 12;
/** By so much the scene grows where tables leave it: every table is drawn anew for that. */
const growth = 40;

export const sceneOf = (room: Area, boxes: readonly Box[]): Scene => {
  const all = boundsOfAll(boxes);
  const left = below(Math.min(0, all?.left ?? 0)) - margin;
  const top = below(Math.min(0, all?.top ?? 0)) - margin;
  const right = Math.ceil(Math.max(room.width, all?.right ?? 0)) + margin;
  const bottom = Math.ceil(Math.max(room.length, all?.bottom ?? 0)) + margin;
  return { left, top, width: right - left, length: bottom - top };
};

/** Pixels of a unit of 10 cm: how far somebody may go away from the plan and how near. */
export const zooms = { least: 1, max: 30, initial: 6 } as const;

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, zooms.least), zooms.max);

/** The zoom at which a scene fits into so many pixels. */
export const fittingZoom = (scene: Area, width: number, height: number): number =>
  clampZoom(Math.min(width / scene.width, height / scene.length));

/** The style by which an element stands where a table is. */
export const placeStyle = (box: Box, scene: Scene, zoom: number): CSSProperties =>
  ({ ...sizes(box), translate: translation(box, scene, zoom) }) as CSSProperties;

/**
 * Puts an element to where a table is while it is pulled: no component renders for that. What the component says
 * afterwards is the same style to the letter, which costs the browser nothing.
 * @param before how it was shown last; what inherits its size is left alone while that is the same
 */
export const showAt = ({ style }: HTMLElement, box: Box, scene: Scene, zoom: number, before?: Box): void => {
  style.translate = translation(box, scene, zoom);
  if (before && isSameSize(before, box)) return;
  for (const [name, value] of Object.entries(sizes(box))) style.setProperty(name, value);
};

/** The point of the plan under a point of the window. */
export const pointAt = (
  floor: HTMLElement,
  scene: Scene,
  zoom: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point => {
  const { left, top } = floor.getBoundingClientRect();
  return { x: (clientX - left) / zoom + scene.left, y: (clientY - top) / zoom + scene.top };
};

function below(value: number): number {
  return Math.floor(value / growth) * growth;
}

function sizes({ width, length, rotation }: Box) {
  return {
    '--table-w': String(width),
    '--table-l': String(length),
    '--r': `${rotation}deg`,
  };
}

function translation({ x, y }: Point, { left, top }: Scene, zoom: number): string {
  return `${(x - left) * zoom}px ${(y - top) * zoom}px`;
}

function isSameSize(one: Box, other: Box): boolean {
  return one.width === other.width && one.length === other.length && one.rotation === other.rotation;
}
