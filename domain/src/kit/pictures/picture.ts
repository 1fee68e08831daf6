/** Bytes that a picture may have which somebody sends: 4 MB (USR-02, spec §9). */
export const pictureLimit = 4 * 1_048_576;

/** Kinds of pictures that are taken (decisions USR-03). What a file is, its content says, never its name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Pixels of both sides of a record's picture: sharp on a register's button, and small on its way there. */
export const recordPictureSide = 320;

/** Where browsers and registers load the picture that a record names. */
export const recordPicturePath = (name: string): string => `/files/recordPictures/${name}`;

const stored = /^[0-9a-f]{32}\.webp$/;

/** True for the name of a stored picture: 16 random bytes, so that none can be guessed. */
export const isPictureName = (name: string): boolean => stored.test(name);
