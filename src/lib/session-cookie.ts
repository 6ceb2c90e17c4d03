/**
 * The cookie that holds the session. Fixed, because the SDK would name it after the host it calls: a browser on
 * localhost and a server on 127.0.0.1 would not find each other's. @see spec §4 for the two parts of the name
 */
export const sessionCookieName = 'sb-quipsmith-auth-token'
