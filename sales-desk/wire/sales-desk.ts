/** Where the sales desk is. Its page asks only below `/desk/api`. */
export const salesDeskPath = '/desk'

const api = '/desk/api'

/**
 * Every route of the sales desk's API. Addresses hold references and ids only: names and search terms go in the
 * body. POST takes `application/json` from the desk's own origin. Answers are JSON, never cached; a rejection is `{
 * error: string }` (DeskRefusal) with 400, 401, 403, 404, 409, 413, 415 or 429.
 */
export const salesDeskRoutes = {
  /** GET: DeskSession; null when nobody is signed in. */
  session: `${api}/session`,
  /** POST: signs out of this browser. */
  signOut: `${api}/sign-out`,
  /** GET: SignInWays, and a cookie, without which nobody can sign in. */
  signInWays: `${api}/sign-in`,
  /** POST SignInLinkRequest: 204 whether or not the address belongs to the team. */
  signInLink: `${api}/sign-in/link`,
  /** POST SignInTokenRequest: uses a link's token, which is in the fragment of `/desk/sign-in#link=…`. DeskSession. */
  signInToken: `${api}/sign-in/token`,
  /** POST: PasskeyChallenge to sign in with; then POST PasskeyAnswer: DeskSession. */
  passkeySignInStart: `${api}/sign-in/passkey/start`,
  passkeySignIn: `${api}/sign-in/passkey`,
  /** POST: PasskeyChallenge to register with; then POST PasskeyRegistration: 204. */
  passkeyRegisterStart: `${api}/passkeys/start`,
  passkeyRegister: `${api}/passkeys`,
  /** GET: PasskeyList. */
  passkeyList: `${api}/passkeys/list`,
  /** POST RemovePasskeyRequest: 204. */
  passkeyRemove: `${api}/passkeys/remove`,
  /** GET: SessionList, one's own. */
  sessions: `${api}/sessions`,
  /** POST RevokeSessionRequest: 204. */
  sessionRevoke: `${api}/sessions/revoke`,
  /** POST OwnNameRequest: 204. */
  ownName: `${api}/own-name`,
  /** POST OwnSettings: 204. */
  ownSettings: `${api}/own-settings`,

  /** POST LeadListRequest: LeadListAnswer. */
  leads: `${api}/leads`,
  /** POST ManyChanges: ManyChanged. Owner and member. */
  leadsChange: `${api}/leads/change`,
  /** GET: LeadCounts. */
  leadCounts: `${api}/lead-counts`,
  /** POST LeadListRequest: the same leads as text/csv. Owner and member. */
  leadsCsv: `${api}/leads/csv`,
  /** POST AddLeadRequest: AddedLead. Owner and member. */
  leadAdd: `${api}/leads/add`,
  /** GET: LeadDetail. Viewing it is logged in the audit log. */
  lead: (reference: string) => `${api}/leads/${reference}`,
  /** POST LeadChange: LeadDetail; 409 LeadConflict. Owner and member. */
  leadChange: (reference: string) => `${api}/leads/${reference}/change`,
  /** GET: a file that came with a mail, as a download. Logged in the audit log. */
  attachment: (reference: string, id: number | string) => `${api}/leads/${reference}/attachments/${id}`,
  /** POST PresenceRequest, every 20 seconds while a lead is open: 204. */
  presence: (reference: string) => `${api}/leads/${reference}/presence`,
  /** POST: everything kept about the lead's person, as a JSON file. Owner and member. */
  personExport: (reference: string) => `${api}/leads/${reference}/export`,
  /** POST EraseRequest: ErasedAnswer. Owner only. */
  personErase: (reference: string) => `${api}/leads/${reference}/erase`,
  /** GET: server-sent events, see DeskEvents. */
  events: `${api}/events`,

  /** POST FiguresRequest: Figures. */
  figures: `${api}/figures`,
  /** POST FiguresCsvRequest: text/csv. */
  figuresCsv: `${api}/figures/csv`,

  /** GET: TemplateList. POST TemplateChange: TemplateList (owner and member); 409 TemplateList when it was changed. */
  templates: `${api}/templates`,

  /** GET: TeamFileList. POST AddFileRequest, of up to 7 MB: TeamFileList. Owner and member. */
  files: `${api}/files`,
  /** GET: the file. */
  file: (id: number | string) => `${api}/files/${id}`,
  /** POST RemoveFileRequest: TeamFileList. Owner and member. */
  fileRemove: `${api}/files/remove`,

  /** GET: TeamList. */
  team: `${api}/team`,
  /** POST InviteRequest: InviteAnswer. Owner. */
  teamInvite: `${api}/team/invite`,
  /** POST RoleRequest: TeamList. Owner. */
  teamRole: `${api}/team/role`,
  /** POST RemoveMemberRequest: TeamList. Owner. Ends the member's sessions immediately. */
  teamRemove: `${api}/team/remove`,
  /** GET: DeskSettings. POST DeskSettings: DeskSettings (owner). */
  settings: `${api}/settings`,
  /** POST AuditRequest: AuditAnswer. Owner. */
  audit: `${api}/audit`,
} as const

/** The API's answer to a rejected request. `error` is one sentence to show. */
export interface DeskRefusal {
  error: string
}
