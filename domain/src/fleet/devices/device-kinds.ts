/** Device types (REG-05), with what the register calls itself (REG-07). */
export const deviceTypes = ['android', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export const registerTypes = ['Android', 'Windows'] as const;
export type RegisterType = (typeof registerTypes)[number];

export const registerTypeOf: Readonly<Record<DeviceType, RegisterType>> = {
  android: 'Android',
  desktop: 'Windows',
};

/** Business types (REG-06). */
export const businessTypes = ['retail', 'hospitality'] as const;
export type BusinessType = (typeof businessTypes)[number];
