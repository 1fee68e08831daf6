import type { Entity } from '@tresen/domain/kit/entities';
import { recordPaths } from '../records/index.ts';

/** What the address calls the id: `printerId` of `/manage/data/printers/:printerId`. */
export const idParameterOf = ({ name }: Pick<Entity, 'name'>): string =>
  recordPaths[name].pattern.split('/:')[1]?.replace('?', '') ?? '';
