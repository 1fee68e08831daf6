import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { LinkOffIcon } from '../../../kit/icons/link-off.tsx';
import styles from './button-face.module.css';
import { ButtonPicture } from './button-picture.tsx';
import { inkOn } from './colours.ts';
import { TargetIcon } from './function-icons.tsx';
import { softHyphenated } from './soft-hyphens.ts';
import { type FactsByTarget, isGone, type TargetNames, targetKey } from './targets.ts';

/** How buttons are shown: what their targets are called, and how money is written. */
export interface Faces extends TargetNames {
  readonly facts: FactsByTarget;
  readonly money: (cents: number) => string;
}

/** The colours of a button: its own, else its target's, else those of its kind. */
export const faceStyle = ({ colour, target }: ButtonMapping, { facts }: Faces) => {
  // One that sells nothing any more is to be found among the coloured ones.
  if (isGone(target, facts)) return {};
  const ground = colour ?? facts.get(targetKey(target))?.colour;
  return ground ? { '--ground': ground, '--ink': inkOn(ground) } : {};
};

interface ButtonFaceProps {
  readonly mapping: ButtonMapping;
  readonly faces: Faces;
  /** Its name alone, above room for a figure. */
  readonly isBare?: boolean;
}

/** What stands on a button, in the editor and at the register. */
export const ButtonFace = ({ mapping, faces, isBare = false }: ButtonFaceProps) => {
  const { target, pictureId } = mapping;
  const facts = faces.facts.get(targetKey(target));
  const price = facts?.price ?? null;
  const picture = pictureId ?? facts?.picture ?? null;
  const isDead = isGone(target, faces.facts);
  return (
    <span
      className={styles.face}
      data-kind={target.kind}
      data-bare={isBare || undefined}
      data-gone={isDead || undefined}
    >
      {isDead && !isBare && <LinkOffIcon />}
      {!(isBare || isDead) &&
        (picture === null ? <TargetIcon target={target} /> : <ButtonPicture name={picture} />)}
      <span className={styles.label}>{softHyphenated(faces.labelOf(mapping))}</span>
      {/* Drawn by the style sheet: what stands on a button is its name, also for who speaks to it. */}
      {!isBare && price !== null && <span className={styles.price} data-price={faces.money(price)} />}
    </span>
  );
};
