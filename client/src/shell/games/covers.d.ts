/** The addresses of the games' covers, drawn when the client is built (build/covers.ts). */
declare module 'virtual:covers' {
  export const covers: Record<string, { light: string; dark: string } | undefined>;
}
