/** Days of UTC that the counts of a key stay: those of a year ago can be compared with, insights show thirty. */
export const usageKeptDays = 400
