/** The version of Stripe's API that the stand-in speaks: the one that the installed SDK pins (a test compares them). */
export const apiVersion = '2026-10-28.endive'
