/** The server was started to be worked on: its tools compile and reload in the page. */
export const isDevelopment: boolean = process.env.NODE_ENV === 'development'
