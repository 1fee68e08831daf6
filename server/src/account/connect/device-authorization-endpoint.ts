import { deviceTypes, isTooOld } from '@tresen/domain/fleet/devices';
import type { RegisterRequest } from '../device-authorizations/index.ts';
import type { ConnectParts } from './connect-parts.ts';
import { requireRegister } from './device-code-grant.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { readScope } from './scopes.ts';

/** RFC 8628 3.2. Lifetime and interval in seconds. */
export interface DeviceAuthorizationResponse {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
  readonly interval: number;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Starts the link of a register (docs/register-integration.md 1). @throws {OAuthError} */
export const answerDeviceAuthorization = async (
  { devices, kit }: ConnectParts,
  form: Form,
): Promise<DeviceAuthorizationResponse> => {
  requireRegister(form);
  const request = readRequest(form);
  if (isTooOld(request.posVersion)) throw new OAuthError('invalid_request', 'POS_VERSION_TOO_OLD');
  const { deviceCode, userCode, expiresIn, interval } = await devices.start(request);
  const page = `${kit.issuer}/setting/devices?setup=register`;
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: page,
    verification_uri_complete: `${page}&code=${userCode}`,
    expires_in: expiresIn,
    interval,
  };
};

function readRequest(form: Form): RegisterRequest {
  return {
    posVersion: readText(form, 'pos_version', 50),
    name: readText(form, 'name', 100),
    deviceType: readDeviceType(form),
    hardwareSerial: readText(form, 'hardware_serial', 100),
    databaseId: readDatabaseId(form),
    scope: readScope(form.optional('scope'), 'offline_access api'),
  };
}

function readText(form: Form, name: string, longest: number): string {
  const text = form.required(name).trim();
  if (text === '' || text.length > longest) {
    throw new OAuthError('invalid_request', `${name} has 1 to ${longest} characters`);
  }
  return text;
}

function readDeviceType(form: Form): string {
  const type = form.required('device_type');
  if ((deviceTypes as readonly string[]).includes(type)) return type;
  throw new OAuthError('invalid_request', `device_type is one of ${deviceTypes.join(', ')}`);
}

function readDatabaseId(form: Form): string {
  const id = form.required('database_id');
  if (uuid.test(id)) return id.toLowerCase();
  throw new OAuthError('invalid_request', 'database_id is a UUID');
}
