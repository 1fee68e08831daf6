/** The parts of a build's name (SHL-15); numbers that are not there are 0. */
export interface BuildInfo {
  readonly buildMajor: number;
  readonly buildMinor: number;
  readonly buildRevision: number;
  readonly buildNr: number;
  /** What the build is for, such as `beta`; empty for an ordinary one. */
  readonly buildTag: string;
}

/** Takes the name of a build apart: `1.0.37.399 beta`. */
export const readBuildInfo = (name: string): BuildInfo => {
  const [numbers = '', ...tag] = name.split(' ');
  const [buildMajor = 0, buildMinor = 0, buildRevision = 0, buildNr = 0] = numbers
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
  return { buildMajor, buildMinor, buildRevision, buildNr, buildTag: tag.join(' ') };
};

/** `major.minor.revision.buildNr` and the tag, as the foot of the menu shows them (SHL-14). */
export const writeBuildInfo = ({
  buildMajor,
  buildMinor,
  buildRevision,
  buildNr,
  buildTag,
}: BuildInfo): string => `${buildMajor}.${buildMinor}.${buildRevision}.${buildNr} ${buildTag}`.trim();
