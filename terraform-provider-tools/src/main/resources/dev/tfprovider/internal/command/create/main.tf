terraform {
  required_providers {
    @TYPE@ = { source = "@ADDRESS@" }
  }
}

provider "@TYPE@" {
  directory = abspath("items")
}

resource "@TYPE@_item" "hello" {
  name = "hello"
  text = "Hello, Terraform"
}

data "@TYPE@_items" "all" {
  depends_on = [@TYPE@_item.hello]
}

output "names" {
  value = data.@TYPE@_items.all.names
}
