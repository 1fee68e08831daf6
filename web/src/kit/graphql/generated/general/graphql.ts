/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FirstLoginEmployeeInput = {
  email: string;
  firstName: string;
  lastName: string;
};

export type OrganizationUnitInput = {
  country?: string | null | undefined;
  cutOffMinutes?: number | null | undefined;
  id?: string | null | undefined;
  name: string;
  /** branch for a new unit; a change without it keeps it */
  type?: string | null | undefined;
  zone?: string | null | undefined;
};

export type CheckFirstLoginMutationVariables = Exact<{
  employee: FirstLoginEmployeeInput;
  company: string;
}>;


export type CheckFirstLoginMutation = { checkFirstLogin: { isSuccess: boolean, message: string | null } };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ id: string, email: string, role: string, language: string, invitedBy: string, sentAt: string, expiresAt: string, isExpired: boolean, mayChange: boolean }> };

export type InvitationFactsFragment = { id: string, email: string, role: string, language: string, invitedBy: string, sentAt: string, expiresAt: string, isExpired: boolean, mayChange: boolean };

export type InviteUserMutationVariables = Exact<{
  email: string;
  role: string;
  language: string;
  frontendUrl?: string | null | undefined;
}>;


export type InviteUserMutation = { inviteUser: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
  frontendUrl?: string | null | undefined;
}>;


export type ResendInvitationMutation = { resendInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RestoreInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreInvitationMutation = { restoreInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SwitchUserMutationVariables = Exact<{
  userId: string;
}>;


export type SwitchUserMutation = { switchUser: { sub: string, role: string, firstName: string, lastName: string, email: string, imagePath: string | null, tenantId: string, tenantName: string, resellerId: string | null } };

export type ClearSwitchMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearSwitchMutation = { clearSwitch: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, rolesToGive: Array<string>, nodes: Array<{ id: string, email: string, firstName: string, lastName: string, picture: string | null, role: string, claims: Array<string>, lastLogin: string | null, emailConfirmed: boolean, disabled: boolean, version: number, isOwn: boolean, mayChange: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UserFactsFragment = { id: string, email: string, firstName: string, lastName: string, picture: string | null, role: string, claims: Array<string>, lastLogin: string | null, emailConfirmed: boolean, disabled: boolean, version: number, isOwn: boolean, mayChange: boolean };

export type SaveUserMutationVariables = Exact<{
  id: string;
  role: string;
  disabled: boolean;
  version: number;
}>;


export type SaveUserMutation = { saveUser: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveUsersMutation = { removeUsers: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { accessPolicy: string, settings: string | null, shortcuts: Array<string> } };

export type OrganizationUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationUnitsQuery = { organizationUnits: Array<{ id: string, name: string, type: string, zone: string, currency: string, isActive: boolean, deviceCount: number }> };

export type SaveOrganizationUnitMutationVariables = Exact<{
  unit: OrganizationUnitInput;
}>;


export type SaveOrganizationUnitMutation = { saveOrganizationUnit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const InvitationFactsFragmentDoc = new TypedDocumentString(`
    fragment InvitationFacts on Invitation {
  id
  email
  role
  language
  invitedBy
  sentAt
  expiresAt
  isExpired
  mayChange
}
    `, {"fragmentName":"InvitationFacts"}) as unknown as TypedDocumentString<InvitationFactsFragment, unknown>;
export const UserFactsFragmentDoc = new TypedDocumentString(`
    fragment UserFacts on User {
  id
  email
  firstName
  lastName
  picture
  role
  claims
  lastLogin
  emailConfirmed
  disabled
  version
  isOwn
  mayChange
}
    `, {"fragmentName":"UserFacts"}) as unknown as TypedDocumentString<UserFactsFragment, unknown>;
export const CheckFirstLoginDocument = {"__meta__":{"hash":"sha256:13ab21645ec77dabd0cc929ad2c5e4e43601ef1d85a60a740d24e066d6cc4f0c"}} as unknown as TypedDocumentString<CheckFirstLoginMutation, CheckFirstLoginMutationVariables>;
export const InvitationsDocument = {"__meta__":{"hash":"sha256:962594259390138e53fa158cf1ca3eb70b5dd1320c3b93b3d93cc35de995f52b"}} as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"sha256:3fd48aeeb8a7725239caa48622b2870f4ceaf68355d4bc3f23cfc213bb639841"}} as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = {"__meta__":{"hash":"sha256:014ee596250e3cafc732e12a665e1566a8d23a7a1f37dc8f83055615fda78ae5"}} as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"hash":"sha256:d872c9a0d6d26195979c1788627606c05583092b1302b6bbf3b6cd12d0973a58"}} as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const RestoreInvitationDocument = {"__meta__":{"hash":"sha256:bc1ee6f045bee38c39ce11f9c8849554377f8d2105b7a58aaacc30a4313bbee9"}} as unknown as TypedDocumentString<RestoreInvitationMutation, RestoreInvitationMutationVariables>;
export const SwitchUserDocument = {"__meta__":{"hash":"sha256:73e5d6f139c3f04d0289676c96dfa65f83bdafa77e700904c7475c9a6c897936"}} as unknown as TypedDocumentString<SwitchUserMutation, SwitchUserMutationVariables>;
export const ClearSwitchDocument = {"__meta__":{"hash":"sha256:c2c7c75591ad73c33a8710df224bbf23121b8996e850afdfc6a1090c380887be"}} as unknown as TypedDocumentString<ClearSwitchMutation, ClearSwitchMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"sha256:b008d242d36912ef660b40e4793f55578e8103d04a1a68f60244bcc655f6c5fb"}} as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const SaveUserDocument = {"__meta__":{"hash":"sha256:56f8e6d2dcdd2967a03e48515fe97cddfb5cb9308aa0d35e146f9fd6482bee24"}} as unknown as TypedDocumentString<SaveUserMutation, SaveUserMutationVariables>;
export const RemoveUsersDocument = {"__meta__":{"hash":"sha256:3af6743b45f5a6225336a0408585a485fdfb83955283d4b6e8270472febeccd3"}} as unknown as TypedDocumentString<RemoveUsersMutation, RemoveUsersMutationVariables>;
export const MeDocument = {"__meta__":{"hash":"sha256:12272f9e88fc189376fd84d9d51a183b16d793bb9602e544d7fc782065933267"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const OrganizationUnitsDocument = {"__meta__":{"hash":"sha256:cf565c3a7ab3db3a6649d363b54aa3c344e535fb7fcf87701791826014138a9e"}} as unknown as TypedDocumentString<OrganizationUnitsQuery, OrganizationUnitsQueryVariables>;
export const SaveOrganizationUnitDocument = {"__meta__":{"hash":"sha256:6319618319c11d4a9e294dba90116e682dc716fda32e1920f31eb5eed85cfaae"}} as unknown as TypedDocumentString<SaveOrganizationUnitMutation, SaveOrganizationUnitMutationVariables>;