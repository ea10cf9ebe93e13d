/** Where RFC 9116 puts the file that says how to report a vulnerability. */
export const securityTxtPath = '/.well-known/security.txt'
