"""The service: tables in the browser, over HTTP and sockets. The same API serves the browser and programs."""
