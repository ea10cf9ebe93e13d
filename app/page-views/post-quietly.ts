/** Posts when the main thread is idle, survives the page, sends no cookie; whether it arrives is nobody’s concern here. */
export function postQuietly(url: string, body: unknown): void {
  const send = () => {
    const request = {
      method: 'POST',
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    } as const
    fetch(url, request).catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(send, { timeout: 2000 })
  else setTimeout(send)
}
