/* Shows the notification that it is somebody's turn, also while no page of ours is open. */

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(String(told.title ?? "Areo"), {
      body: String(told.text ?? ""),
      icon: "/icon.svg",
      tag: String(told.table ?? ""),
      data: { path: `/t/${encodeURIComponent(String(told.table ?? ""))}` },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/");
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
