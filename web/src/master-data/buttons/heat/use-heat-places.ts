import { useQuery } from '@tanstack/react-query';
import { maxSources } from '@tresen/domain/sales/dashboards';
import { useState } from 'react';
import { useBranches } from '../../../kit/branches/index.ts';
import { registersOf } from '../../records/index.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}

/** The branches and registers to choose from, and those that are chosen; none for all. */
export interface HeatPlaces {
  readonly branches: readonly Place[];
  readonly unitIds: readonly string[];
  readonly setUnits: (units: readonly string[]) => void;
  readonly registers: readonly Place[];
  readonly deviceIds: readonly string[];
  readonly setDevices: (devices: readonly string[]) => void;
  /** As they are asked for; null for all. */
  readonly asked: {
    readonly unitIds: readonly string[] | null;
    readonly deviceIds: readonly string[] | null;
  };
}

/**
 * Where one looks at sales.
 * @param ofTemplate branches that show the template; null for all
 */
export const useHeatPlaces = (ofTemplate: readonly string[] | null, isAsked: boolean): HeatPlaces => {
  const [unitIds, setUnits] = useState<readonly string[]>([]);
  const [devices, setDevices] = useState<readonly string[]>([]);
  const branches = useBranches().filter(({ id }) => ofTemplate?.includes(id) ?? true);
  const units = unitIds.length > 0 ? unitIds : ofTemplate;
  const found = useQuery({ ...registersOf(units), enabled: isAsked }).data ?? [];
  const isOneBranch = new Set(found.map(({ unitName }) => unitName)).size === 1;
  const registers = found.map(({ id, name, unitName }) => ({
    ...{ id, name },
    ...(!isOneBranch && { note: unitName }),
  }));
  // Those of branches that are no longer looked at are out of the choice.
  const deviceIds = devices.filter((device) => found.some(({ id }) => id === device));
  return {
    ...{ branches, unitIds, setUnits, registers, deviceIds },
    setDevices: (chosen) => setDevices(chosen.slice(0, maxSources)),
    asked: { unitIds: units, deviceIds: deviceIds.length > 0 ? deviceIds : null },
  };
};
