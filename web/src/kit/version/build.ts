declare const __BUILD__: string;

/** `major.minor.revision.buildNr tag`, as the build wrote it (SHL-14). */
export const buildName: string = __BUILD__;
